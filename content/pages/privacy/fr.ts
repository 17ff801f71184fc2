import { retention, rightsAnswerMonths } from '../../offers/legal-terms.ts'
import { settings } from '../../settings.ts'
import { words } from '../../words/index.ts'
import { contactFacts } from '../legal-notice/identity.ts'
import type { LegalWords } from '../legal-notice/shape.ts'
import { areAllInEu, processorTable } from './processors.ts'
import { retentionTable } from './retention.ts'

const { authority, consultant } = settings
const { contactYears, contractYears, accountingYears, browsingMonths, unconfirmedDays, mailTextDays } = retention

export const fr: LegalWords = {
  head: {
    title: 'Politique de confidentialité',
    description:
      'Ce que ce site garde de vous, pourquoi et combien de temps : rien pendant la lecture, le nécessaire dans un formulaire, et un lien pour tout effacer.',
    keywords: ['politique de confidentialité', 'données personnelles', 'RGPD', 'droit à l’effacement', 'CNIL'],
  },
  hero: {
    label: { fr: 'Confidentialité', de: 'Datenschutz' },
    title: 'Politique de confidentialité',
    lead: 'Ce que ce site garde de vous, pourquoi, combien de temps, et comment l’effacer.',
  },
  changedOn: '2026-11-22',
  summary: [
    'Lire ce site ne laisse rien : ni cookie, ni mesure d’audience, ni adresse IP enregistrée, ni requête vers un autre site.',
    'Un formulaire garde ce qu’il faut pour vous répondre, et de quoi prouver que vous l’avez demandé. Rien n’est vendu ni prêté.',
    'Demander la checklist vous inscrit à la checklist, pas à une newsletter.',
    `Sans confirmation, votre adresse est effacée au bout de ${unconfirmedDays} jours ; confirmée, ${contactYears} ans après votre dernier contact. Les dossiers clients se gardent ${contractYears} ans après la fin de la relation.`,
    'Chaque e-mail que ce site vous envoie contient un lien qui efface vos données tout de suite.',
  ],
  sections: [
    {
      id: 'responsable',
      title: 'Responsable du traitement',
      blocks: [
        'La personne qui décide de ce qui est recueilli, et qui en répond, est l’éditeur de ce site.',
        { kind: 'facts', facts: contactFacts('fr') },
      ],
    },
    {
      id: 'delegue',
      title: 'Délégué à la protection des données',
      blocks: [
        `Aucun délégué n’est désigné : la loi ne l’impose pas à une activité qui ne suit personne à grande échelle et ne traite pas de données sensibles. Votre interlocuteur est le responsable lui-même, ${consultant}, aux coordonnées ci-dessus.`,
      ],
    },
    {
      id: 'donnees',
      title: 'Données recueillies',
      blocks: [
        '**Pendant la lecture, aucune.** Les pages sont des fichiers tout faits. Textes, dessins et caractères viennent de ce site et de lui seul ; aucun outil de mesure, aucun contenu d’un tiers n’y est intégré.',
        '**Quand vous demandez la checklist,** votre adresse e-mail, la langue de la page, les dates, la phrase de consentement telle qu’elle était affichée, ce que votre navigateur dit de lui-même et, si vous avez suivi un lien de campagne, les mots que ce lien portait. Seule l’adresse est à saisir ; sans elle, la checklist ne peut pas partir.',
        '**Quand vous remplissez le formulaire de contact,** votre nom, votre adresse e-mail, le sujet, le message, la langue, la page et la date. Les quatre champs sont nécessaires pour vous répondre utilement. La case des conditions est vérifiée par votre navigateur et n’est pas transmise.',
        '**Quand vous m’écrivez, réservez un appel ou devenez client,** ce que vous me confiez à cette occasion.',
        'Aucune donnée n’est achetée, ni recueillie auprès de quelqu’un d’autre que vous.',
      ],
    },
    {
      id: 'finalites',
      title: 'Finalités, bases légales et durées',
      blocks: [
        'Voici tout ce qui est conservé, ligne par ligne. Les articles sans autre précision sont ceux du RGPD.',
        {
          kind: 'table',
          caption: 'Ce qui est conservé',
          columns: ['Données', 'Finalité', 'Base légale', 'Durée'],
          rows: retentionTable('fr'),
        },
        'Là où la base est l’intérêt légitime, cet intérêt est celui d’un site qui s’affiche bien, qui sait d’où viennent ses demandes et qui ne sert pas à inonder des boîtes e-mail. Vous pouvez vous y opposer (voir « Vos droits »).',
        'Aucune décision n’est prise par une machine seule, et aucun profil n’est dressé. Un champ piège, invisible, retient les envois de robots : une demande retenue attend que je la regarde, elle n’est pas refusée.',
      ],
    },
    {
      id: 'effacement',
      title: 'Comment les données s’effacent',
      blocks: [
        {
          kind: 'list',
          items: [
            `Les délais courts sont tenus par le programme, qui fait le ménage toutes les heures : adresses non confirmées (${unconfirmedDays} jours), texte des e-mails (${mailTextDays} jours), compteurs contre les abus.`,
            `Le délai de ${contactYears} ans court depuis ce que vous avez fait en dernier : envoyer un formulaire, confirmer votre adresse, m’écrire. Mes propres messages ne le prolongent pas.`,
            `Passés ces ${contactYears} ans, le programme efface : il regarde chaque jour, me montre une semaine d’avance qui va disparaître, et attend si l’horloge de la machine a sauté de plus d’un jour.`,
            `Une sauvegarde vit ${retention.backupDays} jours. Une adresse effacée ne laisse qu’une empreinte à clé : si une sauvegarde doit être restaurée, cette empreinte la fait effacer à nouveau.`,
            `Ce que le programme ne tient pas, je l’efface moi-même aux échéances de ${contactYears}, ${contractYears} et ${accountingYears} ans : ma boîte e-mail, les dossiers clients, un éventuel export de la liste.`,
          ],
        },
        `Des données de navigation ne pourraient être gardées que ${browsingMonths} mois au plus. Ce plafond est théorique : aucune donnée de ce genre n’existe.`,
      ],
    },
    {
      id: 'destinataires',
      title: 'Destinataires',
      blocks: [
        'Vos données sont lues par moi, et par personne d’autre. Quand une demande arrive, le site m’en avertit par un e-mail qui la reprend. Les prestataires suivants les traitent pour mon compte et sur mes seules instructions.',
        {
          kind: 'table',
          caption: 'Prestataires',
          columns: ['Qui', 'Pour quoi', 'Où'],
          rows: processorTable('fr'),
        },
        areAllInEu
          ? 'Tous sont dans l’Union européenne ; vos données n’en sortent pas.'
          : 'Un prestataire établi hors de l’Union européenne n’intervient qu’avec les garanties du chapitre V du RGPD, comme les clauses contractuelles types de la Commission européenne. Demandez-m’en une copie.',
        'L’hébergeur voit passer votre adresse IP, sans quoi aucune page ne pourrait vous parvenir. Ce site ne l’enregistre pas ; ce que l’hébergeur en garde pour la sécurité de son réseau relève de ses propres règles.',
      ],
    },
    {
      id: 'abus',
      title: 'Limites contre les abus',
      blocks: [
        'Un formulaire ouvert attire les robots. Pour les compter sans savoir qui vous êtes, le site transforme votre adresse IP, au moment de l’envoi, en une empreinte calculée avec une clé du jour. L’adresse elle-même n’est écrite nulle part.',
        `La clé change chaque jour et disparaît ${retention.dayKeyHours} heures après la fin de ce jour. Sans elle, l’empreinte ne désigne plus personne ; elle disparaît à son tour au bout de ${retention.counterHours} heures. L’adresse e-mail destinataire est comptée de la même façon, pour que personne ne reçoive d’e-mails à répétition.`,
      ],
    },
    {
      id: 'droits',
      title: 'Vos droits',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Effacer** : ouvrez le lien « ${words.fr.checklistMail.erase} » au bas de l’e-mail reçu, puis cliquez sur le bouton. L’adresse, la preuve de la demande, vos messages et les e-mails préparés pour vous disparaissent aussitôt de la base. Ce lien n’expire pas. Il n’atteint pas la notification arrivée dans ma boîte : un mot de vous, et je la supprime aussi.`,
            '**Retirer votre consentement** : le même lien suffit. Ce qui a été fait avant reste licite.',
            '**Accéder** à vos données et les emporter : la même page vous envoie un lien, valable un jour, vers un fichier (JSON) qui contient tout, avec la preuve de chaque accord.',
            '**Rectifier** ce qui est inexact, **limiter** un traitement, vous y **opposer**.',
            '**Décider du sort de vos données** après votre décès.',
          ],
        },
        `Pour tout cela, écrivez-moi depuis l’adresse concernée ; cela suffit en général à prouver que c’est vous. Réponse sous ${rightsAnswerMonths} mois, sans frais.`,
        `Si ma réponse ne vous convient pas, vous pouvez vous adresser à la ${authority.name}, ${authority.fullName}, ${authority.address.join(', ')}.`,
        {
          kind: 'links',
          links: [
            { label: `M’écrire : ${settings.email}`, email: settings.email },
            { label: `Déposer une plainte auprès de la ${authority.name}`, address: authority.complaints },
          ],
        },
      ],
    },
    {
      id: 'securite',
      title: 'Sécurité',
      blocks: [
        {
          kind: 'list',
          items: [
            'Les pages et les formulaires circulent chiffrés (HTTPS), et les pages interdisent au navigateur de charger quoi que ce soit d’un autre site.',
            'La liste des demandes s’ouvre à un seul compte, dont le mot de passe n’est conservé que sous forme d’empreinte et dont les essais sont comptés.',
            'Les liens de vos e-mails sont signés et ne contiennent pas votre adresse. Les ouvrir ne change rien : seul le bouton confirme ou efface, si bien qu’un filtre antispam ne peut pas le faire à votre place.',
            'Les e-mails ne contiennent ni image espion, ni lien de suivi.',
            'Les journaux techniques ne retiennent ni adresse, ni nom, ni message.',
          ],
        },
        'Si une fuite vous mettait malgré tout en danger, vous en seriez averti, et l’autorité aussi.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Aucun cookie n’est déposé pendant votre visite, et le stockage de votre navigateur reste vide. Seule la personne qui administre le site en reçoit, en se connectant à /admin.',
        { kind: 'links', links: [{ label: 'Lire la politique de cookies', page: 'cookies' }] },
      ],
    },
    {
      id: 'ailleurs',
      title: 'Les autres sites',
      blocks: [
        'Le calendrier de rendez-vous, le réseau professionnel qui porte la newsletter et la chaîne vidéo ne sont ici que des liens, qui s’ouvrent dans un nouvel onglet. Rien n’en est chargé avant votre clic ; après, leur propre politique s’applique. Le site d’arrivée apprend seulement de quel site vous venez, pas de quelle page.',
      ],
    },
    {
      id: 'changements',
      title: 'Changements',
      blocks: [
        'Cette page change quand le site change, et la date en tête change avec elle. La phrase de consentement porte sa propre version : votre accord vaut pour celle que vous avez lue.',
      ],
    },
  ],
}
