import type { APIRoute } from 'astro'
import { listArticles } from '../../blog/list-articles.ts'
import { toSearchIndex } from '../../blog/search/search-index.ts'

export const GET: APIRoute = () => Response.json(toSearchIndex(listArticles()))
