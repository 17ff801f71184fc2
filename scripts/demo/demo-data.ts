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
    name: 'Thorsten Wieland',
    email: 'wieland@wieland-kaelte.example',
    locale: 'de',
    steps: [
      writes(151, '10:24', 'expansion', 'Empfehlung eines Kunden')`Guten Tag,

wir bauen in Ulm Kälteanlagen für Bäckereien und haben seit einem Jahr eine französische Website. Es kommen Besucher, aber keine Anfragen. Der Text stammt von einem Übersetzungsbüro. Könnten Sie sich die Seiten ansehen und uns sagen, woran es liegt?

Mit freundlichen Grüßen
Thorsten Wieland`,
      isAnswered(151, '15:40')`
ich habe mir fünf Ihrer Seiten angesehen. Drei Dinge fallen sofort auf: Die Preise fehlen ganz, die Ansprechpartnerin spricht nur Deutsch, und „cellule de refroidissement“ heißt in französischen Backstuben anders.

Übermorgen um 10 Uhr könnte ich Ihnen das in einer halben Stunde zeigen. Passt Ihnen das?`,
      isAt(150, '09:05', 'talk'),
      hasNote(149, '10:45')`Appel d’une demi-heure : 14 pages, un revendeur à Lyon, veut un prix ferme.`,
      isAt(146, '16:20', 'offer'),
      isAt(138, '08:50', 'client'),
    ],
  },
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
    name: 'Bastien Roque',
    email: 'bastien@biscuiterie-roque.example',
    locale: 'fr',
    steps: [
      writes(26, '17:03', 'audit', 'LinkedIn')`Bonjour,

notre biscuiterie vend en Allemagne par deux places de marché et voudrait ouvrir sa propre boutique. Faut-il un domaine en .de ? Et qui écrit les textes ?

Bastien Roque, Albi`,
      isAnswered(25, '10:30')`
pour un catalogue de trente produits, un dossier /de/ sur votre domaine actuel suffit : il profite de ce que le site a déjà. Le .de devient utile si vous créez une marque à part.

Les textes : je les écris avec vous, produit par produit. Le plus simple est que je regarde vos trois meilleures ventes avant notre appel.`,
      isAt(24, '09:00', 'talk'),
      hasNote(18, '11:35')`
Appel : 31 produits, allergènes déjà traduits, logistique à Strasbourg. Envoyer un devis pour l’audit.`,
      isAt(17, '16:10', 'offer'),
    ],
  },
  {
    name: 'Yannick Perrenoud',
    email: 'y.perrenoud@perrenoud-decolletage.example',
    locale: 'fr',
    steps: [
      signsUp(20, '12:18'),
      confirms(20, '12:41'),
      writes(16, '14:27', 'expansion')`Bonjour,

nous sommes décolleteurs à Moutier. Nos clients alémaniques nous demandent une documentation en allemand, et nous avons traduit la moitié nous-mêmes. Relisez-vous aussi des fiches techniques ?

Yannick Perrenoud`,
      isAnswered(16, '16:55')`
oui, à condition d’avoir les plans à côté : un mot juste dépend souvent de la cote. Envoyez-moi deux fiches, la meilleure et la pire, et je vous dirai ce que la relecture demande.

Pour la Suisse alémanique, pensez au « ss » à la place du « ß ».`,
      isAt(15, '08:30', 'talk'),
      hasNote(9, '13:45')`Deux fiches reçues. La traduction est bonne, les unités sont à revoir.`,
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
    name: 'Nadège Tissier',
    email: 'nadege@cycles-tissier.example',
    locale: 'fr',
    steps: [
      signsUp(4, '08:22'),
      confirms(4, '08:24'),
      writes(3, '17:46', 'other')`Bonjour,

nous assemblons des vélos cargo à Nantes. Un client de Fribourg demande une facture « avec TVA allemande ». Est-ce une question pour vous, ou pour mon comptable ?

Merci d’avance,
Nadège Tissier`,
      isAnswered(2, '09:17')`
c’est d’abord une question pour votre comptable : tout dépend de ce que vous vendez déjà dans les autres pays de l’Union. De mon côté, je peux vous dire ce qu’un acheteur allemand attend d’une facture, et l’écrire avec vous.

L’article « Paiement et facture » du blog en donne la liste.`,
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
  { email: 'camille.ferrand@fonderie-des-aulnes.example', locale: 'fr', steps: [signsUp(1, '18:55')] },
  {
    email: 'm.oberhuber@oberhuber-holz.example',
    locale: 'de',
    steps: [signsUp(0, '06:58'), confirms(0, '07:03')],
  },
]

/** Those who only asked for the checklist have a name and a firm of these; which of them came when, the visits say. */
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
