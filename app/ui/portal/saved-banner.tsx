import { useLocation } from '@remix-run/react'
import { SAVED_PARAMETER } from '~/paths'
import { Confirmation } from '../banner'
import { useTexts } from '../language'

/** Says what was received, after a form has led back to the page. */
export function SavedBanner() {
  const { saved } = useTexts().portal
  const what = new URLSearchParams(useLocation().search).get(SAVED_PARAMETER)
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
