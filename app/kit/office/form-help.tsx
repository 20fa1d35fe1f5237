import { useEffect, useState } from 'react'
import { useTexts } from '../language'
import { hasUnsaved } from './unsaved'

/** After this the answer is taken for lost, and the button works again. */
const ANSWER_TIMEOUT_MS = 60_000

/** Until then, the pressed button says enough. */
const LONG_S = 2

/**
 * Enhances every form of the office: a pressed button shows it and cannot be pressed twice, and leaving a page
 * with changes asks for confirmation.
 */
export function FormHelp() {
  const { pending, takesLonger } = useTexts().forms
  const [isPending, setPending] = useState(false)
  useEffect(() => {
    const sent = new Set<HTMLFormElement>()
    function end() {
      for (const button of document.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy')
      sent.clear()
      setPending(false)
    }
    function onSubmit(event: SubmitEvent) {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || opensElsewhere(form, submitter)) return
      if (sent.has(form)) return event.preventDefault()
      sent.add(form)
      submitter?.setAttribute('aria-busy', 'true')
      setPending(true)
      setTimeout(end, ANSWER_TIMEOUT_MS)
    }
    function onLeave(event: BeforeUnloadEvent) {
      if (sent.size === 0 && hasUnsaved(document.forms)) event.preventDefault()
    }
    // "Back" may restore the page with its button still disabled.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && end()
    document.addEventListener('submit', onSubmit)
    window.addEventListener('beforeunload', onLeave)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('submit', onSubmit)
      window.removeEventListener('beforeunload', onLeave)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {isPending ? pending : ''}
      </p>
      {isPending ? <Waiting words={takesLonger} /> : null}
    </>
  )
}

/** What takes longer says for how long already. Not read out: a voice that counts is no help. */
function Waiting({ words }: { words: (seconds: number) => string }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds < LONG_S ? null : <p className="banner banner-afloat">{words(seconds)}</p>
}

/** Whether the answer opens in a frame or another window, so that this page stays. */
function opensElsewhere(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const own = submitter instanceof HTMLButtonElement ? submitter.formTarget : ''
  return (own || form.target) !== ''
}
