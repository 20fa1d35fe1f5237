import { useEffect, useState } from 'react'
import { useTexts } from '../language'

/** Sessions expire after an idle hour, counted from the last use, which is recorded every five minutes. */
const NOTICE_AFTER_MS = 50 * 60_000
const LOOK_EVERY_MS = 30_000

type Stage = 'fresh' | 'soon' | 'ended' | 'unreachable'

export function StaySignedIn() {
  const { staySignedIn: texts } = useTexts().forms
  const [stage, setStage] = useState<Stage>('fresh')
  const [since, setSince] = useState(() => Date.now())
  useEffect(() => {
    // Polled, as a single long timer does not survive sleep.
    const timer = setInterval(() => {
      if (Date.now() - since >= NOTICE_AFTER_MS) setStage((now) => (now === 'fresh' ? 'soon' : now))
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [since])
  if (stage === 'fresh') return null

  async function goOn() {
    const next = await touchSession()
    if (next === 'fresh') setSince(Date.now())
    setStage(next)
  }
  return (
    <div className="banner banner-afloat" role="status">
      <p className="banner-title">{stage === 'ended' ? texts.ended : texts.title}</p>
      <p>{stage === 'ended' ? texts.kept : stage === 'unreachable' ? texts.unreachable : texts.text}</p>
      {stage === 'ended' ? null : (
        <button type="button" className="button button-quiet" onClick={goOn}>
          {texts.button}
        </button>
      )}
    </div>
  )
}

/** A HEAD request for this page, which counts as use of the session. */
async function touchSession(): Promise<Stage> {
  try {
    const answer = await fetch(location.href, { method: 'HEAD', redirect: 'manual', cache: 'no-store' })
    return answer.type === 'opaqueredirect' ? 'ended' : 'fresh'
  } catch {
    return 'unreachable'
  }
}
