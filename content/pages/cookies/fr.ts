import { retention, roomCookies } from '../../offers/legal-terms.ts'
import type { LegalWords } from '../legal-notice/shape.ts'

const { session, passkey, question } = roomCookies

export const fr: LegalWords = {
  head: {
    title: 'Politique de cookies',
    description:
      'Ce site ne dépose aucun cookie pendant votre visite, d’où l’absence de bandeau. Les seuls cookies servent à l’administration, et voici lesquels.',
    keywords: ['politique de cookies', 'sans cookie', 'traceurs', 'bandeau de consentement', 'CNIL'],
  },
  hero: {
    label: { fr: 'Traceurs', de: 'Cookies' },
    title: 'Politique de cookies',
    lead: 'Ce que ce site dépose sur votre appareil, et ce qu’il n’y dépose pas.',
  },
  changedOn: '2026-11-22',
  summary: [
    'Votre visite ne dépose aucun cookie, ni de ce site, ni d’un autre.',
    'Il n’y a donc rien à accepter, rien à refuser, et pas de bandeau.',
    'Trois cookies existent, strictement nécessaires : ils ne servent qu’à la personne qui administre le site, pour se connecter et le rester.',
  ],
  sections: [
    {
      id: 'visite',
      title: 'Pendant votre visite',
      blocks: [
        'Lire une page, changer de langue, demander la checklist, écrire par le formulaire : rien de tout cela ne dépose de cookie, et rien n’est rangé dans le stockage local de votre navigateur. La langue se lit dans l’adresse de la page. Un bandeau que vous fermez revient au rechargement, car personne ne retient que vous l’avez fermé.',
        'Aucun outil de mesure d’audience, aucun pixel publicitaire, aucune vidéo intégrée, aucun caractère chargé d’ailleurs. Votre navigateur garde en mémoire des fichiers de ce site (dessins, caractères) pour ne pas les recharger ; ce cache ordinaire ne contient rien sur vous.',
      ],
    },
    {
      id: 'bandeau',
      title: 'Pourquoi il n’y a pas de bandeau',
      blocks: [
        'L’article 82 de la loi Informatique et Libertés demande votre accord avant de lire ou d’écrire quelque chose sur votre appareil, sauf si c’est strictement nécessaire au service que vous demandez. Ici, rien n’est lu ni écrit : il n’y a donc rien à vous demander.',
      ],
    },
    {
      id: 'administration',
      title: 'Les cookies de l’administration',
      blocks: [
        'La page /admin est réservée à la personne qui administre le site. Elle reçoit un cookie une fois connectée, et deux autres, de quelques minutes, pendant une connexion par clé d’accès. Ils ne voyagent que chiffrés, ne partent pas vers d’autres sites, et aucun script ne peut les lire.',
        {
          kind: 'table',
          caption: 'Cookies de l’administration',
          columns: ['Nom', 'Rôle', 'Durée'],
          rows: [
            {
              name: session.name,
              cells: [
                'Reconnaître la personne connectée, d’une page à l’autre',
                `${session.days} jours sans utilisation, ou jusqu’à la déconnexion`,
              ],
            },
            {
              name: passkey.name,
              cells: ['Relier la réponse d’une clé d’accès à la question du serveur', `${passkey.minutes} minutes`],
            },
            {
              name: question.name,
              cells: [
                'Garder cette question chez la personne qui l’a reçue, plutôt que sur le serveur',
                `${question.minutes} minutes`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'verifier',
      title: 'Vérifier par vous-même',
      blocks: [
        'Ouvrez les outils de développement de votre navigateur (touche F12), puis l’onglet « Stockage » ou « Application ». Pour ce site, les listes « Cookies » et « Stockage local » sont vides. L’onglet « Réseau » montre que chaque fichier vient d’ici.',
      ],
    },
    {
      id: 'ailleurs',
      title: 'Les autres sites',
      blocks: [
        'Le calendrier de rendez-vous, le réseau professionnel et la chaîne vidéo s’ouvrent dans un nouvel onglet, sur leur propre site. Ils peuvent y déposer des cookies et doivent vous en parler eux-mêmes : leur politique s’applique, pas celle-ci.',
      ],
    },
    {
      id: 'changements',
      title: 'Si cela changeait',
      blocks: [
        `Tout traceur qui ne serait pas strictement nécessaire attendrait votre accord, et refuser serait aussi simple qu’accepter. Ses données seraient gardées ${retention.browsingMonths} mois au plus. Cette page et sa date changeraient d’abord.`,
        { kind: 'links', links: [{ label: 'Lire la politique de confidentialité', page: 'privacy' }] },
      ],
    },
  ],
}
