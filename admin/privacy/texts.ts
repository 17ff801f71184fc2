import { retention } from '../../contract/privacy/periods.ts'

/** What the screen “Conservation” says. */
export const retentionTexts = {
  lead: 'Ce que le programme effacera de lui-même dans les sept prochains jours. Il regarde chaque jour et n’efface rien qui n’ait été montré ici la veille au moins.',
  failed: 'Impossible de charger ce qui sera effacé.',
  due: 'Bientôt effacés',
  none: 'Personne. Aucun délai n’arrive à son terme cette semaine.',
  dueAt: 'le {date}',
  lastContact: 'dernier contact le {date}',
  kinds: {
    lead: `${retention.contactYears} ans sans contact`,
    enquiry: `Message : ${retention.contactYears} ans sans contact`,
    unconfirmed: `${retention.unconfirmedDays} jours sans confirmation`,
  },
  more: 'Seuls les {n} premiers de chaque sorte sont nommés.',
  runs: 'Derniers passages',
  noRuns: 'Aucun encore : le premier a lieu une minute après le démarrage.',
  run: {
    at: 'Quand',
    leads: 'Inscriptions effacées',
    enquiries: 'Messages effacés',
    paused: 'en pause',
  },
  paused: 'L’effacement est en pause',
  pausedText:
    'L’horloge a sauté de plus d’un jour, ou la machine est restée éteinte, le {date}. Rien n’est effacé pendant sept jours. Si l’heure affichée ici est juste, vous pouvez reprendre tout de suite : {now}.',
  resume: 'L’heure est juste, reprendre',
  resumed: {
    title: 'C’est noté',
    text: 'L’effacement a repris.',
  },
  backups: 'Sauvegardes',
  backup: {
    newest: 'Dernière sauvegarde',
    restorable: 'Restaurable, vérifié',
    rehearsed: 'Dernière répétition',
    failed: 'Dernier échec',
    never: 'jamais',
  },
}
