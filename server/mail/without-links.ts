/**
 * Writes a visitor's text so that no mail program turns a part of it into a link:
 * `https://a.example/b` becomes `https[:]//a[.]example/b`. Meant for the owner's notices alone.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll('://', '[:]//')
    .replaceAll('@', '[@]')
    .replace(/(?<=[^\s.])\.(?=[^\s.])/gu, '[.]')
}
