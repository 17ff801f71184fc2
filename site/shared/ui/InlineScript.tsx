type InlineScriptProps = {
  /** A script of our own (`import script from './menus.ts?inline-script'`), or data that cannot end its element. */
  text: string
  /** What it is, where it is no script: `speculationrules`. */
  type?: string
}

/** A script within the page, allowed by its hash in the page's policy. */
export function InlineScript({ text, type }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a module of our own, or JSON that has been made safe
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />
}
