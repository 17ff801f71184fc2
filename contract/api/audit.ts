/** Everything that the administrator's journal can tell, as it is said there: what was changed or taken away, and who signed in; not every look at a list. */
export const auditTexts = {
  'leads-exported': 'Inscriptions exportées en CSV',
  'statistics-exported': 'Statistiques exportées en CSV',
  'lead-released': 'Inscription acceptée',
  'leads-released': 'Plusieurs inscriptions acceptées',
  'leads-erased': 'Plusieurs personnes effacées, avec tout ce qui les concerne',
  'enquiry-released': 'Demande de contact acceptée',
  'enquiry-answered': 'Réponse à une demande de contact marquée comme faite',
  'enquiry-unanswered': 'Demande de contact de nouveau sans réponse',
  'enquiry-erased': 'Demande de contact effacée',
  'enquiries-exported': 'Demandes de contact exportées en CSV',
  'enquiries-released': 'Plusieurs demandes de contact acceptées',
  'enquiries-answered': 'Réponses à plusieurs demandes de contact marquées comme faites',
  'enquiries-erased': 'Plusieurs demandes de contact effacées',
  'answer-sent': 'Réponse envoyée',
  'answer-taken-back': 'Envoi d’une réponse annulé',
  'mail-resent': 'E-mail renvoyé',
  'person-exported': 'Données d’une personne exportées',
  'person-data-sent': 'Données d’une personne envoyées à elle-même',
  'person-erased': 'Personne effacée, avec tout ce qui la concerne',
  'stage-changed': 'Étape d’une personne changée',
  'note-written': 'Note écrite',
  'note-erased': 'Note effacée',
  'pause-ended': 'Effacement repris après un saut de l’horloge',
  'content-published': 'Contenu publié',
  'content-taken-back': 'Retour à une version d’avant',
  'content-renamed': 'Article changé d’adresse',
  'content-withdrawn': 'Article retiré',
  'signed-in': 'Connexion par mot de passe',
  'signed-in-by-link': 'Connexion par lien',
  'signed-in-by-passkey': 'Connexion par clé d’accès',
  'sign-in-failed': 'Connexion refusée (une ligne par quart d’heure au plus)',
  'signed-out': 'Déconnexion',
  'session-ended': 'Session fermée',
  'other-sessions-ended': 'Autres sessions fermées',
  'link-requested': 'Lien de connexion demandé',
  'password-changed': 'Mot de passe changé',
  'password-set-by-settings': 'Mot de passe pris dans ADMIN_PASSWORD',
  'passkey-added': 'Clé d’accès ajoutée',
  'passkey-removed': 'Clé d’accès retirée',
}

export type AuditAction = keyof typeof auditTexts

/** Who did it: the administrator, a caller who is not signed in, or a setting at the start. */
export const auditActors = ['administrator', 'visitor', 'settings'] as const

/** One line of the journal. */
export type JournalEntry = {
  id: string
  /** ISO 8601, UTC. */
  at: string
  actor: (typeof auditActors)[number]
  action: AuditAction
  /** Id of the row, where there was one. */
  subjectId: string | null
  /** Paths of the entries of the contents that it changed. */
  texts: string[]
  /** Found again in the log. */
  requestId: string | null
}

/** Answer of `GET /api/admin/journal` (query `cursor`, of the page before): newest first, at most 50. */
export type JournalPage = { entries: JournalEntry[]; next: string | null }
