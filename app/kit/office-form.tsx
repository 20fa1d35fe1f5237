import type { ReactNode } from 'react'
import { useFormAction } from './office/form-action'
import { UNSAVED_MARK } from './office/unsaved'
import { useRefusal } from './refusal'

interface Props {
  action: string
  button: string
  children?: ReactNode
  isQuiet?: boolean
  second?: { name: string; label: string }
}

/** A form with its button in the office or an account. Keeps the chosen language. */
export function OfficeForm({ action, button, children, isQuiet = false, second }: Props) {
  const actionOf = useFormAction()
  const isGivenBack = Object.keys(useRefusal().values).length > 0
  return (
    <form
      className="form"
      method="post"
      action={actionOf(action)}
      noValidate
      {...(isGivenBack ? { [UNSAVED_MARK]: '' } : {})}
    >
      {children}
      {second ? (
        <p className="actions">
          <button type="submit" className={isQuiet ? 'button button-quiet' : 'button'}>
            {button}
          </button>
          <button type="submit" className="button button-quiet" name={second.name} value="ja">
            {second.label}
          </button>
        </p>
      ) : (
        <button type="submit" className={isQuiet ? 'button button-quiet' : 'button'}>
          {button}
        </button>
      )}
    </form>
  )
}
