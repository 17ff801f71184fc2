/**
 * The owner's own facts: brand, addresses, links, legal identity. Everything here that is still a
 * placeholder stands on a reserved name (`example.com`, `businessbretzel.example`) and is listed
 * in `placeholders`, so that the launch check finds it.
 */
export const settings = {
  brand: 'BusinessBretzel',
  /** Consultant's name; used on the legal pages and nowhere else. */
  consultant: 'Nom Prénom',
  email: 'bonjour@businessbretzel.example',
  booking: {
    hero: 'https://calendar.example.com/businessbretzel/premier-appel',
    checklist: 'https://calendar.example.com/businessbretzel/apres-checklist',
    contact: 'https://calendar.example.com/businessbretzel/contact',
    audit: 'https://calendar.example.com/businessbretzel/audit',
    backlinks: 'https://calendar.example.com/businessbretzel/backlinks',
    vip: 'https://calendar.example.com/businessbretzel/vip',
  },
  newsletter: 'https://network.example.com/newsletters/businessbretzel',
  social: 'https://network.example.com/in/businessbretzel',
  video: 'https://video.example.com/@businessbretzel',
  rankingArticle: 'https://ranking.example.com/seo-franco-allemand',
} as const

/** The keys above whose values the owner still has to replace. */
export const placeholders = [
  'consultant',
  'email',
  'booking',
  'newsletter',
  'social',
  'video',
  'rankingArticle',
] as const satisfies readonly (keyof typeof settings)[]
