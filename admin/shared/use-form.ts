import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAdmin } from './admin-context.tsx'
import { useAction } from './use-action.ts'

/** What was typed, by the names of the fields. */
export type Typed = Record<string, string>

/** What is wrong with it. */
export type Wrong = Record<string, string | undefined>

type FormSource = {
  check?: (typed: Typed, form: HTMLFormElement) => Wrong
  /** @param refuse says what the server finds wrong */
  send: (typed: Typed, refuse: (wrong: Wrong) => void) => Promise<unknown>
}

/** A form that is checked when it is sent: the first field that is wrong has the focus, and one thing is done at a time. */
export function useForm({ check = () => ({}), send }: FormSource) {
  const { show } = useAdmin()
  const { isBusy, run } = useAction()
  const [errors, setErrors] = useState<Wrong>({})
  const act = (work: () => Promise<unknown>) => {
    if (isBusy) return
    show(undefined)
    setErrors({})
    void run(work)
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    /** @returns whether nothing is */
    const tell = (wrong: Wrong): boolean => {
      flushSync(() => setErrors(wrong))
      const first = [...form.querySelectorAll('input')].find(({ name }) => wrong[name])
      first?.focus()
      return !first
    }
    act(async () => {
      const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
      if (tell(check(typed, form))) await send(typed, tell)
    })
  }
  /** `act` does something else with the form than sending it. */
  return { errors, isBusy, onSubmit, act }
}
