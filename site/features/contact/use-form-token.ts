import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Asks for the form's token once, when the form wakes.
 * @param fetchToken absent on the server
 * @param onFailure told if the server does not answer
 */
export function useFormToken(
  fetchToken: (() => Promise<string>) | undefined,
  onFailure: () => void,
): RefObject<string | undefined> {
  const token = useRef<string>(undefined)
  const tell = useEffectEvent(onFailure)
  useEffect(() => {
    fetchToken?.().then(
      (given) => {
        token.current = given
      },
      () => tell(),
    )
  }, [fetchToken])
  return token
}
