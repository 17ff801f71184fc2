import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type Value = string | number | null

/** Where a value goes into a prepared query; Kysely carries it through as if it were the value itself. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Every value's slot under its name, dressed as the value that will stand there. */
function toSlots<Values extends Record<string, Value>>(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)])) as unknown as Values
}

/**
 * A query that is built and compiled once per database; after that only its values travel. Building one
 * with Kysely costs several times what SQLite needs to run it, so queries on the way of a sign-up are
 * prepared, all others are not.
 * @param build makes the query, once; its second parameter stands for the values of every later call, which
 *   must have the same names
 * @returns runs the query with the given values and answers its rows
 */
export function prepared<Values extends Record<string, Value>, Row = unknown>(
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const compiledFor = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, values) => {
    // One adapter belongs to one opened database, also within its transactions.
    const { adapter } = db.getExecutor()
    let compiled = compiledFor.get(adapter)
    if (compiled === undefined) {
      compiled = build(db, toSlots(values)).compile()
      compiledFor.set(adapter, compiled)
    }
    const parameters = compiled.parameters.map((given) => (given instanceof Slot ? values[given.name] : given))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
