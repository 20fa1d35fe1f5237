import type { ReactNode } from 'react'
import { useHref } from '../language'

interface Props {
  action: string
  button: string
  children?: ReactNode
  isQuiet?: boolean
}

/** A form with one button, without a script; the chosen language is carried along. */
export function AccountForm({ action, button, children, isQuiet = false }: Props) {
  const href = useHref()
  return (
    <form className="form" method="post" action={href(action)} noValidate>
      {children}
      <button type="submit" className={isQuiet ? 'button button-quiet' : 'button'}>
        {button}
      </button>
    </form>
  )
}
