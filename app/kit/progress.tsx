import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const LOOK_EVERY_MS = 2000

interface Props {
  label: string
  done: number
  total: number
}

/** How far a long piece of work has come. With scripts, the page looks again by itself until all is done. */
export function Progress({ label, done, total }: Props) {
  const { revalidate } = useRevalidator()
  const isOver = done >= total
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(revalidate, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOver, revalidate])
  return <progress aria-label={label} value={done} max={total} />
}
