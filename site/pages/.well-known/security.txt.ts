import type { APIRoute } from 'astro'
import { toSecurityText } from '../../seo/security-text.ts'

export const GET: APIRoute = ({ site, url }) => new Response(toSecurityText(site ?? url.origin, new Date()))
