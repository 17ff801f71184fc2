import { type ComponentType, useEffect, useState } from 'react'
import { useAdminMessages } from './use-admin-messages.tsx'
import { Waiting } from './Waiting.tsx'

type LazyPartProps<Props> = {
  /** Must be stable. */
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** A part of the room that is loaded when it is opened, and not before. */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>) {
  const { loading, partFailed } = useAdminMessages().access
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | 'failed'>()
  useEffect(() => {
    load().then(
      (Part) => setPart({ Part }),
      () => setPart('failed'),
    )
  }, [load])
  if (part === undefined) return <Waiting text={loading} />
  if (part === 'failed') return <p className="load-failure label">{partFailed}</p>
  return <part.Part {...props} />
}
