import { useState } from 'react'
import type { NoticeContent } from '../../../site/shared/ui/Notice.tsx'
import type { CallResult } from '../admin-calls.ts'

type RowActionDeps<Row, Action, Answer> = {
  call: (id: string, action: Action) => Promise<CallResult<Answer>>
  toNotice: (row: Row, action: Action, result: CallResult<Answer>) => NoticeContent | undefined
  show: (notice: NoticeContent | undefined) => void
  /** Something changed on the server. */
  onChange: () => void
}

/** Does something with one row of a list, and says how it went. */
export function useRowAction<Row extends { id: string }, Action extends string, Answer>({
  call,
  toNotice,
  show,
  onChange,
}: RowActionDeps<Row, Action, Answer>) {
  /** Id of the row that something is being done with. */
  const [busy, setBusy] = useState<string>()

  /** @param isAsked it is asked for in a dialog, which says itself what failed: nothing else can be read while it is open */
  const act = async (row: Row, action: Action, isAsked = false): Promise<CallResult<Answer>> => {
    setBusy(row.id)
    show(undefined)
    const result = await call(row.id, action)
    setBusy(undefined)
    const isOver = result.kind === 'ok' || (result.kind === 'failed' && result.code === 'notFound')
    if (isOver) onChange()
    if (isOver || !isAsked) show(toNotice(row, action, result))
    return result
  }
  return { busy, act }
}
