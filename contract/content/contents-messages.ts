import type { Content } from './content.ts'

/** What the screens say by which the owner changes the content; the administrator's page does not carry it. */
export function toContentsMessages({ admin, blogs }: Content) {
  const { contents, editor } = admin
  const { categories, coverMotifs } = blogs.fr
  return { contents, editor, categories, coverMotifs }
}

export type ContentsMessages = ReturnType<typeof toContentsMessages>
