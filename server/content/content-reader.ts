import type { z } from 'zod'
import { entryOf } from '../../contract/content/content-paths.ts'
import type { ToReplace } from '../../contract/content/to-replace.ts'
import { toTypography } from '../../contract/content/typography.ts'
import { defaultLocale, isLocale, type Locale } from '../../contract/locales.ts'
import { checkChosenPages } from './check-chosen-pages.ts'
import { checkValue } from './check-value.ts'
import { type Complaint, complainOfBytes, complainOfStray } from './complaint.ts'
import type { ContentFiles } from './content-files.ts'
import { listToReplace } from './list-to-replace.ts'
import { type Roots, resolveReferences } from './references.ts'
import { type Path, readYaml, type YamlFile } from './yaml-file.ts'

/** A file that was read: what it says, as far as it can be read and as far as it is right. */
export type Reading<Data> = {
  /** References resolved; not checked. Missing if the file is missing or no YAML. */
  value: unknown
  /** Missing if anything is wrong with the file. */
  data: Data | undefined
  /** The same, or what is wrong all the same, since its writer wants to see it before it is right: who uses it counts on nothing. */
  usable: Data | undefined
  yaml: YamlFile | undefined
}

/** What a file says, as far as it can be used. */
export function dataOf<Data>({ usable }: Reading<Data>): Data {
  if (usable === undefined) throw new Error('the content is put together without one of its files')
  return usable
}

export type ContentReader = {
  /**
   * Reads a file of YAML and checks it; what is wrong with it is kept.
   * @param locale of a file in one language, whose texts are set by its rules; in others those are set that stand below
   *   the key of a language. `asWritten` for what is known by its letters
   */
  read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    roots?: Roots,
    locale?: Locale | 'asWritten',
  ): Reading<z.infer<Schema>>
  complain(complaint: Complaint): void
  /** What was read so far and is right. */
  listRead(): { file: string; data: unknown; yaml: YamlFile }[]
  /** What the files that were read hold for the owner to fill in or to confirm. */
  listToReplace(): ToReplace[]
  /** Everything that is wrong, files that were not asked for among it, in the order of files and lines. */
  listComplaints(): Complaint[]
}

/** The same value with every text in it set by the rules of its language, as those of articles are. */
function setTexts(value: unknown, locale?: Locale): unknown {
  if (typeof value === 'string') return locale === undefined ? value : toTypography(value, locale)
  if (Array.isArray(value)) return value.map((item) => setTexts(item, locale))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, setTexts(item, isLocale(key) ? key : locale)]),
  )
}

/** A value without the parts at these paths. */
function without<Value>(value: Value, gone: readonly Path[]): Value {
  if (gone.length === 0 || typeof value !== 'object' || value === null) return value
  const keep = ([key]: [string, unknown]) => !gone.some((path) => path.length === 1 && String(path[0]) === key)
  const inner = ([key, item]: [string, unknown]): [string, unknown] => {
    const below = gone.filter((path) => path.length > 1 && String(path[0]) === key).map((path) => path.slice(1))
    return [key, without(item, below)]
  }
  const kept = Object.entries(value).filter(keep).map(inner)
  return (Array.isArray(value) ? kept.map(([, item]) => item) : Object.fromEntries(kept)) as Value
}

/** Folders that others read. */
const elsewhere = ['articles', 'covers', 'owner']

/** What files of YAML were parsed to, by their names, for a process that reads the same content again and again. */
export type ParsedFiles = Map<string, { source: string; read: ReturnType<typeof readYaml> }>

/** Reads the files of the content, one after the other as they are asked for. */
export function openContent(files: ContentFiles, parsed?: ParsedFiles): ContentReader {
  const asked = new Set<string>()
  const complaints: Complaint[] = []
  const toReplace: ToReplace[] = []
  const read: { file: string; data: unknown; yaml: YamlFile }[] = []

  const parse = (file: string, source: string) => {
    const known = parsed?.get(file)
    if (known?.source === source) return known.read
    const read = readYaml(file, source)
    parsed?.set(file, { source, read })
    return read
  }

  const open = (file: string): YamlFile | undefined => {
    asked.add(file)
    const bytes = files.get(file)?.bytes
    if (bytes === undefined) {
      complaints.push({
        file,
        problem: 'le fichier manque',
        remedy: 'Remettez-le à sa place, ou copiez celui d’une autre langue',
      })
      return undefined
    }
    const garbled = complainOfBytes(file, bytes)
    if (garbled) {
      complaints.push(garbled)
      return undefined
    }
    const opened = parse(file, bytes.toString('utf8'))
    if ('yaml' in opened) return opened.yaml
    complaints.push(...opened.complaints)
    return undefined
  }

  return {
    read(file, schema, roots = {}, locale) {
      const yaml = open(file)
      if (yaml === undefined) return { value: undefined, data: undefined, usable: undefined, yaml }
      toReplace.push(...listToReplace(yaml, schema))
      const known = isLocale(locale) ? locale : undefined
      const resolved = resolveReferences(yaml, known ?? defaultLocale, roots, schema)
      const value = locale === 'asWritten' ? resolved.value : setTexts(resolved.value, known)
      const checked = checkValue(yaml, value, schema)
      complaints.push(...resolved.complaints, ...('complaints' in checked ? checked.complaints : []))
      if (known) complaints.push(...checkChosenPages(yaml, value, schema, known))
      const data = 'data' in checked ? without(checked.data, resolved.gone) : undefined
      if (data !== undefined) read.push({ file, data, yaml })
      const usable = data ?? (without(value, resolved.gone) as z.infer<typeof schema>)
      return { value, data, usable, yaml }
    },
    listRead: () => read,
    complain: (complaint) => complaints.push(complaint),
    listToReplace: () => toReplace,
    listComplaints() {
      const unknown = [...files.keys()]
        .filter((file) => !asked.has(file) && !elsewhere.some((name) => file.startsWith(`${name}/`)))
        // Pictures of testimonials: those that none shows any more are not read.
        .filter((file) => !asked.has(entryOf(file)))
        .map(complainOfStray)
      return [...complaints, ...unknown].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    },
  }
}
