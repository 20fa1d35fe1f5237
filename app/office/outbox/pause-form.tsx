import { Notice } from '~/kit/banner'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { ActButton } from './act-button'

export function Pause({ isPaused, mayPause }: { isPaused: boolean; mayPause: boolean }) {
  const texts = useTexts().outbox
  if (isPaused) {
    return (
      <Notice title={texts.paused}>
        <p>{texts.pausedText}</p>
        {mayPause ? <ActButton action={paths.outboxResume()} label={texts.resume} /> : null}
      </Notice>
    )
  }
  if (!mayPause) return null
  return (
    <details className="help screen-only">
      <summary>{texts.pauseHelp}</summary>
      <p>{texts.pauseText}</p>
      <ActButton action={paths.outboxPause()} label={texts.pause} isQuiet />
    </details>
  )
}
