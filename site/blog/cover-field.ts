import { z } from 'zod'
import { type CoverGround, type CoverMotif, coverGrounds, coverMotifs } from '../../content/blog/cover-words.ts'
import type { CoverWish } from './cover-of.ts'

const isMotif = (name: string | undefined): name is CoverMotif => name !== undefined && Object.hasOwn(coverMotifs, name)
const isGround = (name: string): name is CoverGround => coverGrounds.some((ground) => ground === name)

/** The field `cover` of an article's head: a motif (`pont`), or a motif and a ground (`[pont, encre]`). */
export const coverField = z.union([z.string(), z.array(z.string())]).transform((value, context): CoverWish => {
  const [motif, ground, ...rest] = typeof value === 'string' ? [value] : value
  const refuse = (message: string) => {
    context.issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  }
  if (!isMotif(motif)) {
    const named = motif ? `vaut « ${motif} »` : 'est vide'
    return refuse(`${named} ; retirez-le, ou choisissez un dessin : ${Object.keys(coverMotifs).join(', ')}.`)
  }
  if (rest.length > 0 || (ground !== undefined && !isGround(ground)))
    return refuse(`attend un dessin, puis un fond si vous voulez : ${coverGrounds.join(', ')}.`)
  return { motif, ground }
})
