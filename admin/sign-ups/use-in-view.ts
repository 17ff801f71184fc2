import { type RefObject, useEffect, useState } from 'react'

/** Becomes true, and stays so, once the element has come near the window. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '100px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
