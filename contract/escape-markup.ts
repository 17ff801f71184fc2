const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it is written in HTML, SVG or XML, also between quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** A value as JSON for a `<script>` element: no character in it can close the element. */
export const toScriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')
