import { retention } from '../../contract/privacy/periods.ts'

/** Titles of the figures and of what their rows are. */
export const figureTexts = {
  views: {
    heading: 'Ce qui est lu',
    rowsAre: 'Semaine du',
  },
  outcomes: {
    heading: 'De l’inscription au client',
    rowsAre: 'Semaine du',
  },
  sources: {
    heading: 'D’où viennent les visites',
    rowsAre: 'Source',
  },
  campaigns: {
    heading: 'Campagnes',
    rowsAre: 'Campagne',
  },
  pages: {
    heading: 'Ce que chaque page apporte',
    rowsAre: 'Page',
  },
  readers: {
    heading: 'Lecteurs des assistants d’IA',
    rowsAre: 'Lecteur',
  },
  robots: {
    heading: 'Robots',
    rowsAre: 'Robot',
  },
}

/** Their columns. */
export const columnTexts = {
  views: 'Pages vues',
  firstViews: 'Premières vues',
  before: 'Avant',
  signUps: 'Inscriptions',
  confirmed: 'Confirmées',
  rate: 'Taux de confirmation',
  messages: 'Messages',
  clients: 'Clients',
}

/** Rows of what is counted together. */
export const rowTexts = {
  other: 'Autres, trop petits pour être distingués',
  otherSource: 'Un autre site, ou trop petit pour être distingué',
  unknown: 'Chemin inconnu',
}

/** What is said of how a figure is counted. */
export const noteTexts = {
  since:
    'Les pages vues se comptent depuis le {date}. Une page que le navigateur a chargée d’avance, au survol d’un lien, ne compte pas : après la première, il s’en lit plus qu’il n’en est compté.',
  notYet: 'Les pages vues ne sont pas encore comptées.',
  small:
    'Ce qui compte moins de 5 vues dans la journée rejoint, une fois la journée finie, « Autres, trop petits pour être distingués ».',
  otherHasNone: 'Ce qui est trop petit pour être distingué n’a plus de langue et manque ici.',
  language: 'Les premières vues ne se comptent pas par langue.',
  signUps: `Une inscription non confirmée s’efface après ${retention.unconfirmedDays} jours et ne compte plus, ni ici ni au tableau de bord. Des semaines plus anciennes, il n’y a donc ni comparaison ni taux de confirmation (–) ; ce taux se calcule à partir de {n} inscriptions.`,
  erased: 'Une personne effacée ne compte plus nulle part. La courbe montre les inscriptions confirmées.',
  firstViews:
    'Une première vue est une page ouverte depuis un autre site, une application ou la barre d’adresse ; les inscriptions, messages et clients sont ceux de ces visites.',
  unknown: `Un chemin reste inconnu quand le navigateur n’exécute pas de script, quand il n’était pas encore noté, ou quand ses ${retention.browsingMonths} mois sont passés.`,
  campaigns:
    'Une campagne est un lien que vous avez marqué (utm_campaign, sinon utm_source). Les noms sont limités à 50 par jour ; les autres rejoignent « Autres ».',
  pages:
    'Inscriptions, messages et clients reviennent à la page par laquelle leur visite a commencé, non à celle du formulaire.',
  readers: 'Ces programmes lisent vos pages pour répondre aux questions qu’on leur pose, ou pour apprendre.',
  robots:
    'Un robot compte ici sous le nom qu’il déclare. Celui qui se fait passer pour un navigateur compte comme un visiteur. Un nom qui n’est pas sur la liste rejoint « Autres ».',
}
