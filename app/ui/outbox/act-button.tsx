import { useFormAction } from '../office/form-action'

/** How the mail stood when somebody decided what to do with it. */
export const SEEN_FIELD = 'stand'

interface Props {
  action: string
  label: string
  isQuiet?: boolean
  seen?: string
}

/** A form that is one button. */
export function ActButton({ action, label, isQuiet, seen }: Props) {
  const actionOf = useFormAction()
  return (
    <form method="post" action={actionOf(action)}>
      {seen === undefined ? null : <input type="hidden" name={SEEN_FIELD} value={seen} />}
      <button type="submit" className={isQuiet ? 'button button-quiet' : 'button'}>
        {label}
      </button>
    </form>
  )
}
