import { Confirmation } from '../banner'
import { useTexts } from '../language'
import { useSaved } from '../saved'

/** Says what was received, after a form has led back to the page. */
export function SavedBanner() {
  const { saved } = useTexts().portal
  const what = useSaved()
  const [title, text] =
    what === 'nachricht'
      ? [saved.message, saved.messageText]
      : what === 'adresse'
        ? [saved.address, saved.changeText]
        : what === 'bank'
          ? [saved.bank, saved.changeText]
          : []
  if (title === undefined) return null
  return (
    <Confirmation id="gespeichert" title={title}>
      <p>{text}</p>
    </Confirmation>
  )
}
