// Long: everybody and everything that the demonstration has invented, in one place.

import type { ContactSubject } from '../../contract/forms/contact.ts'
import type { Locale } from '../../contract/locales.ts'
import type { Stage } from '../../contract/privacy/periods.ts'

/*
 * What `npm run demo` is filled with. Nobody in it exists, no firm does, and every address ends in `.example`, which
 * nobody can own (RFC 2606). `scripts/demo/fill-demo.ts` sends it through the product.
 */

/** What somebody does, or the owner with them, so many days ago at a time in Paris. */
export type DemoStep = { days: number; time: string } & (
  | { kind: 'signsUp' | 'confirms' }
  | { kind: 'writes'; subject: ContactSubject; howFound: string; text: string }
  | { kind: 'isAnswered' | 'hasDraft' | 'hasNote'; text: string }
  | { kind: 'isAt'; stage: Stage }
)

export type DemoPerson = { name?: string; email: string; locale: Locale; isRobot?: true; steps: DemoStep[] }

const signsUp = (days: number, time: string): DemoStep => ({ days, time, kind: 'signsUp' })
const confirms = (days: number, time: string): DemoStep => ({ days, time, kind: 'confirms' })
const isAt = (days: number, time: string, stage: Stage): DemoStep => ({ days, time, kind: 'isAt', stage })
const writes =
  (days: number, time: string, subject: ContactSubject, howFound = '') =>
  ([text = '']: readonly string[]): DemoStep => ({ days, time, kind: 'writes', subject, howFound, text: text.trim() })
const withText =
  (kind: 'isAnswered' | 'hasDraft' | 'hasNote') =>
  (days: number, time: string) =>
  ([text = '']: readonly string[]): DemoStep => ({ days, time, kind, text: text.trim() })
const [isAnswered, hasDraft, hasNote] = [withText('isAnswered'), withText('hasDraft'), withText('hasNote')]

/** Its mail server takes no mail: one that the owner finds among those that did not leave. */
export const refusedAddress = 'm.keller@praezision-keler.example'

/** Everybody of whom more is known than an address. */
export const people: DemoPerson[] = [
  {
    name: 'Maud Kervella',
    email: 'maud@savonnerie-kervella.example',
    locale: 'fr',
    steps: [
      signsUp(112, '20:47'),
      confirms(112, '20:52'),
      writes(111, '11:15', 'backlinks')`Bonjour,

nous fabriquons des savons à Roscoff et aimerions être cités par des blogs allemands. Quel budget faut-il prévoir pour commencer ?

Maud Kervella`,
      isAnswered(111, '14:02')`
avant les liens, une question : votre boutique livre-t-elle en Allemagne, et avec quels frais de port ? Un blog qui cite un produit que ses lecteurs ne peuvent pas commander ne le citera qu’une fois.

Si la livraison est en place, le premier forfait de la page « Backlinks » suffit pour commencer.`,
      hasNote(104, '17:30')`Pas de livraison hors de France avant l’an prochain. Me recontactera.`,
      isAt(104, '17:31', 'closed'),
    ],
  },
  {
    name: 'Hélène Marchand',
    email: 'helene.marchand@atelier-brumeval.example',
    locale: 'fr',
    steps: [
      signsUp(84, '21:12'),
      confirms(84, '21:15'),
      writes(82, '09:38', 'audit', 'Un article sur les fiches produit')`Bonjour,

nous fabriquons des luminaires en verre soufflé à Besançon, et un tiers de nos visiteurs vient d’Allemagne. Pourtant, moins d’une commande sur vingt part là-bas. J’ai lu votre checklist : je crois que nous commettons les erreurs 2, 3 et 6.

Pouvez-vous me dire comment se passe un audit, et sous quel délai ?

Hélène Marchand
Atelier Brumeval`,
      isAnswered(82, '13:20')`
merci pour ces chiffres : ils disent déjà que le problème se trouve entre la fiche produit et le panier. L’audit DACH relit ces pages une à une, en allemand, et vous recevez le rapport sous 48 heures.

Pour le préparer, il me faut l’adresse de vos cinq fiches les plus vues et vos frais de port pour l’Allemagne.`,
      isAt(81, '10:05', 'talk'),
      hasNote(79, '11:40')`
Appel de 30 minutes. Deux gammes, 64 fiches, livraison par palette. Décide avec son associé.`,
      isAt(78, '09:15', 'offer'),
      hasNote(63, '17:48')`Accord par téléphone, acompte à recevoir.`,
      isAt(62, '08:55', 'client'),
      writes(12, '16:31', 'vip')`Bonjour,

les dix fiches réécrites sont en ligne depuis un mois : quatorze commandes d’Allemagne, contre trois le mois d’avant. Mon associé est convaincu. Nous aimerions continuer avec le salon de Francfort : comment procédez-vous ?

Hélène`,
      isAnswered(11, '09:22')`
quelle bonne nouvelle, merci de me l’avoir écrite. Pour Francfort, je propose l’accompagnement Essential sur trois mois : la page du salon et les rendez-vous d’abord, les relances ensuite.

Je vous envoie le détail demain matin, avec un calendrier à rebours depuis l’ouverture.`,
      hasNote(10, '08:40')`Calendrier envoyé. Prochain point : le plan du stand.`,
    ],
  },
  {
    name: 'Regula Ammann',
    email: 'r.ammann@ammann-textil.example',
    locale: 'de',
    steps: [
      signsUp(41, '07:48'),
      confirms(41, '07:55'),
      writes(39, '08:32', 'expansion', 'ChatGPT')`Grüezi

Wir weben in St. Gallen Tischwäsche für Hotels. In Frankreich haben wir zwei Vertreter, aber über das Internet findet uns dort niemand. Ich suche jemanden, der beide Seiten versteht.

Freundliche Grüsse
Regula Ammann`,
      isAnswered(39, '11:47')`
Hoteliers suchen in Frankreich nach „linge de table professionnel“, und auf Ihrer Seite steht „nappes“. Damit finden Sie vor allem Privatleute.

Ich schlage vor, dass wir mit den zwanzig Suchbegriffen beginnen, nach denen Ihre Käufer wirklich suchen. Wann darf ich Sie anrufen?`,
      isAt(37, '15:00', 'talk'),
      hasNote(33, '10:12')`
Attend une offre : mots-clés, six pages, suivi jusqu’au salon. Le conseil d’administration décide.`,
      isAt(31, '17:25', 'offer'),
    ],
  },
  {
    name: 'Katharina Loidl',
    email: 'k.loidl@loidl-naturkosmetik.example',
    locale: 'de',
    steps: [
      writes(8, '19:34', 'vip', 'Google')`Guten Abend,

wir machen Naturkosmetik in Graz und verkaufen bald auch in Frankreich. Eine Agentur in Paris hat uns Texte geliefert, die sehr werblich klingen. Könnten Sie sie gegenlesen, bevor sie online gehen? Es sind etwa 40 Seiten.

Liebe Grüße
Katharina Loidl`,
      isAnswered(7, '10:08')`
gern. Schicken Sie mir bitte zuerst die Startseite und die drei wichtigsten Produkte. Danach weiß ich, ob ein Gegenlesen reicht oder ob einzelne Seiten neu geschrieben werden müssen.

Bei Kosmetik kommt noch etwas hinzu: Was Sie versprechen, müssen Sie in Frankreich belegen können.`,
      isAt(6, '09:45', 'talk'),
    ],
  },
  {
    name: 'Fiona Gallagher',
    email: 'fiona@gallagher-weaving.example',
    locale: 'en',
    steps: [
      writes(5, '11:02', 'expansion', 'Search')`Hello,

we weave tweed in Donegal and sell a little to Germany. I found your article on packaging rules very clear. Would you work with an English-speaking team, or do we need someone who writes German?

Kind regards,
Fiona Gallagher`,
      isAnswered(5, '15:19')`
English works well: you write, and I make the German from it. What I need from you are plain facts, such as weight per square metre, care and delivery times.

Shall we speak this week? Half an hour is enough to see whether it is worth your while.`,
    ],
  },
  {
    name: 'Growth Partners',
    email: 'hello@growth-partners.example',
    locale: 'en',
    isRobot: true,
    steps: [
      writes(2, '03:14', 'backlinks')`
Dear Sir or Madam, we offer 500 high authority links for your site this week only. Reply for our price list.`,
    ],
  },
  {
    name: 'Julien Abergel',
    email: 'j.abergel@sonolys.example',
    locale: 'fr',
    steps: [
      writes(1, '10:12', 'expansion', 'Un article sur les salons')`Bonjour,

Sonolys fabrique des capteurs de vibration à Grenoble. Nous exposons bientôt à Hanovre et n’avons que des documents en anglais. Nos distributeurs nous disent que cela suffit, notre agent sur place dit le contraire.

Qu’en pensez-vous ? Et que peut-on encore préparer d’ici là ?

Julien Abergel`,
    ],
  },
  {
    name: 'Dr. Annegret Stolz',
    email: 'stolz@stolz-messtechnik.example',
    locale: 'de',
    steps: [
      writes(0, '07:51', 'audit', 'Google')`Sehr geehrte Damen und Herren,

unsere französische Website (Messgeräte für Papierfabriken) wurde 2019 übersetzt und seither nicht mehr angefasst. Was kostet eine Prüfung, und was bekommen wir am Ende in die Hand?

Mit freundlichen Grüßen
Dr. Annegret Stolz`,
      hasNote(0, '08:21')`Deux papeteries parmi ses clients, à Grenoble et à Annonay. Rappeler après l’envoi du tarif.`,
      hasDraft(0, '08:36')`
am Ende haben Sie einen Bericht mit allen Fundstellen, nach Wirkung sortiert, und zu jeder einen Textvorschlag.`,
    ],
  },
  { email: 'lea.fauvel@fromages-du-haut-doubs.example', locale: 'fr', steps: [signsUp(26, '13:07')] },
  { email: refusedAddress, locale: 'de', steps: [signsUp(1, '16:40')] },
]

/** Those who only asked for the checklist have a name and a firm of these. */
export const crowd: Record<Locale, { first: string; last: string; firms: string }> = {
  fr: {
    first: 'camille romain lucie gaspard ines thibault manon quentin solene adrien elodie',
    last: 'verdier lacaze moulin perrault delmas fournel guerin jacquet bonnard rousselin tessier aubry carpentier',
    firms:
      'atelier-lumen maison-verlaine fonderie-bressane textiles-du-morvan cuirs-du-viaduc papeterie-ondine vergers-dorne',
  },
  de: {
    first: 'anke bernd carolin dirk friederike holger jule konrad marlene ruediger svenja',
    last: 'althaus brandner dorn eberle falk grunewald heine kessler lorenz mertens reimers sander thoma',
    firms:
      'nordlicht-optik spreewerk-licht talmuehle-kost hallstein-pumpen elbkante-moebel grubenholz weissdorn-pflege',
  },
  en: {
    first: 'alice duncan emily george hannah ian joanna kieran megan rupert sophie',
    last: 'ashby barlow crossley drummond fairfax hollis kendrick langley morrow pryce selby thorne whitby',
    firms:
      'harrow-looms tidewater-kayaks ashcombe-teas pellfield-instruments bracken-works larkhill-paper stonegate-tools',
  },
}

/** Pages that visitors read, the most read first; one that is not published any more is left out. */
export const readPages = `
  / /de /checklist-dach /blog/fiche-produit-allemande /en /blog /offres /blog/hreflang-de-at-ch
  /blog/salon-professionnel-allemand /de/checkliste /audit-dach /blog/sie-ou-du /a-propos /contact
  /de/blog/franzoesische-einkaeufer /blog/retours-allemagne /accompagnement-strategique /en/blog
  /backlinks-allemagne /blog/linkedin-ou-xing /de/blog/zahlungsarten-frankreich
  /en/blog/impressum-and-legal-pages-germany /blog/impressum-allemagne`
  .trim()
  .split(/\s+/)

/** Where readers come from, the frequent first. */
export const sources = [
  ...['google', 'direct', 'linkedin', 'bing', 'chatgpt'],
  ...['other', 'duckduckgo', 'perplexity', 'xing', 'ecosia'],
]

export const robots = ['Googlebot', 'bingbot', 'AhrefsBot', 'other']

/** AI readers, and how many pages each reads on a busy day. */
export const aiReaders = { 'ChatGPT-User': 19, GPTBot: 14, ClaudeBot: 12, PerplexityBot: 10 }

/** An article that appears in a few days, and one that is being written; with the day of each, `YYYY-MM-DD`. */
export const articles = {
  planned: {
    title: 'Relancer un prospect allemand sans le presser',
    toText: (title: string, publishedOn: string): string => `---
title: "${title}"
description: "Attendre la date convenue, apporter une pièce nouvelle, poser une seule question et savoir s'arrêter : quatre règles pour une relance que l'on lit."
keywords: [relancer un prospect allemand, relance commerciale Allemagne, e-mail de relance en allemand]
category: vente-b2b
publishedOn: ${publishedOn}
excerpt: "Une relance utile apporte un élément nouveau. Ce que l'on écrit, à quel moment, et la phrase allemande qui laisse la porte ouverte."
offer: vip
related: [cycle-de-vente-allemand, premier-appel-prospect-allemand]
---
Une relance utile apporte un élément nouveau : une pièce, une date, la réponse à une question restée ouverte. Sans cela, attendez la date convenue. Écrivez dans le fil du premier message et terminez par une seule question, à laquelle on répond en une ligne.

## Attendre la date convenue

À la fin de l'appel, demandez quand la décision se prend, et qui la prend. Notez la date dans votre compte rendu : relancer plus tôt, c'est montrer que vous ne l'aviez pas retenue. Si personne n'a donné de date, proposez-la :

> :de[Darf ich mich Mitte des Monats wieder bei Ihnen melden?]

## Apporter la pièce qui manque

:::table[Qui lit votre offre, et ce que chacun attend]
| Lecteur | Pièce |
|---|---|
| La technique | Plan coté, fiche de mesure |
| Les achats | Délai, livraison, validité du prix |
| La qualité | Certificat, protocole de contrôle |
:::

Une pièce par message suffit. Dites en une phrase à quelle question elle répond.

## Savoir s'arrêter

Après deux relances sans réponse, écrivez que vous n'insisterez pas, et restez joignable :

> :de[Ich gehe davon aus, dass das Thema derzeit ruht. Sie erreichen mich jederzeit unter der bekannten Nummer.]
`,
  },
  draft: {
    title: 'Visiter un client allemand : la veille et le jour même',
    toText: (title: string, publishedOn: string): string => `---
title: "${title}"
description: "L'ordre du jour envoyé la veille, l'heure d'arrivée, les documents imprimés et le compte rendu du lendemain : une visite se prépare en une heure."
keywords: [visite client Allemagne, rendez-vous professionnel Allemagne]
category: vente-b2b
publishedOn: ${publishedOn}
excerpt: "Une visite se gagne la veille : trois points, une heure de fin, et les documents que l'on laisse sur la table."
offer: checklist
related: [premier-appel-prospect-allemand, salon-professionnel-allemand]
---
Envoyez la veille trois points et une heure de fin, arrivez cinq minutes avant l'heure dite, et laissez un document imprimé que l'on peut annoter. Le compte rendu part le lendemain matin.

## La veille

Confirmez l'heure, l'adresse exacte de l'entrée et le nom de chaque participant. Demandez qui d'autre lira vos documents.

## Le jour même

À écrire : l'accueil, le tour de table, les cartes de visite.
`,
  },
}
