import { settings } from '../../settings.ts'
import { hostFacts, publisherFacts } from './identity.ts'
import type { LegalWords } from './shape.ts'

const { brand, consultant, publisher } = settings

export const fr: LegalWords = {
  head: {
    title: 'Mentions légales',
    description:
      'Qui édite ce site, qui répond de son contenu, qui l’héberge et comment me joindre, puis ce que vous pouvez reprendre des textes et des dessins.',
    keywords: ['mentions légales', 'éditeur', 'directeur de la publication', 'hébergeur', brand],
  },
  hero: {
    label: { fr: 'Mentions légales', de: 'Impressum' },
    title: 'Mentions légales',
    lead: 'Qui parle sur ce site, qui en répond, et comment le joindre.',
  },
  changedOn: '2026-11-21',
  summary: [
    `${brand} est édité depuis la France par ${consultant}, ${publisher.legalForm.fr}, qui dirige aussi la publication.`,
    'Pour me joindre : l’e-mail, le téléphone et l’adresse postale figurent ci-dessous.',
    'Vous pouvez citer les textes brièvement, avec un lien vers la page. Pour le reste, demandez-moi.',
    'Les offres s’adressent aux entreprises. Le droit français s’applique.',
  ],
  sections: [
    { id: 'editeur', title: 'Éditeur', blocks: [{ kind: 'facts', facts: publisherFacts('fr') }] },
    {
      id: 'direction',
      title: 'Directeur de la publication',
      blocks: [
        `${publisher.director} répond du contenu de ce site et se joint aux coordonnées de l’éditeur.`,
        'Une erreur, un propos qui vous met en cause ? Écrivez-moi en indiquant l’adresse de la page : je corrige, je retire ou je publie votre réponse dans les conditions prévues par la loi.',
      ],
    },
    { id: 'hebergeur', title: 'Hébergeur', blocks: [{ kind: 'facts', facts: hostFacts('fr') }] },
    {
      id: 'propriete',
      title: 'Propriété intellectuelle',
      blocks: [
        'Les textes, les dessins, la mise en page et les PDF de ce site sont protégés par le droit d’auteur. Leurs droits appartiennent à l’éditeur, sauf mention contraire.',
        {
          kind: 'list',
          items: [
            'Vous pouvez citer un court passage, en nommant la source et avec un lien vers la page.',
            'Vous pouvez imprimer une page ou une checklist pour votre usage, et la faire circuler dans votre entreprise.',
            'Vous ne pouvez ni republier un texte entier, ni vendre une checklist, ni reprendre un dessin sans mon accord écrit.',
          ],
        },
        'Les caractères typographiques dérivent de Bricolage Grotesque et de Source Serif 4, publiés sous licence SIL Open Font License 1.1. Les marques citées appartiennent à leurs titulaires. Le mur de noms de la page d’accueil montre des secteurs d’activité dessinés pour ce site : aucune marque de client n’y est reproduite.',
      ],
    },
    {
      id: 'donnees',
      title: 'Données personnelles',
      blocks: [
        'Tant que vous n’envoyez pas de formulaire, ce site n’enregistre rien sur vous. Ce qui est conservé ensuite, pourquoi, combien de temps et comment le faire effacer : tout est dans la politique de confidentialité.',
        { kind: 'links', links: [{ label: 'Lire la politique de confidentialité', page: 'privacy' }] },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Votre visite ne dépose aucun cookie. C’est pourquoi aucun bandeau ne vous demande de les accepter.',
        { kind: 'links', links: [{ label: 'Lire la politique de cookies', page: 'cookies' }] },
      ],
    },
    {
      id: 'liens',
      title: 'Liens hypertextes',
      blocks: [
        'Les liens vers d’autres sites (calendrier de rendez-vous, réseau professionnel, chaîne vidéo, sources des chiffres) s’ouvrent dans un nouvel onglet. Je choisis ces pages mais ne les écris pas : leurs éditeurs en répondent, et leurs propres règles s’y appliquent. Signalez-moi un lien mort ou trompeur, je le retire.',
        'Vous pouvez faire un lien vers n’importe quelle page de ce site sans me le demander.',
      ],
    },
    {
      id: 'droit',
      title: 'Droit applicable',
      blocks: [
        'Ce site et ses mentions relèvent du droit français. Les ventes suivent les conditions générales de vente.',
        'Les articles et les checklists informent. Ils sont datés, citent leurs sources et ne remplacent pas l’avis d’un avocat sur votre situation.',
        'Les offres sont réservées aux professionnels ; aucun médiateur de la consommation n’est donc désigné.',
        { kind: 'links', links: [{ label: 'Lire les conditions générales de vente', page: 'terms' }] },
      ],
    },
  ],
}
