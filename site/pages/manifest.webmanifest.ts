import type { APIRoute } from 'astro'
import { toManifest } from '../seo/manifest.ts'

export const GET: APIRoute = () => new Response(toManifest())
