import type { SendingProgress as Progress, RequestOutcome } from '~/domain/dunning/requests.server'
import { useHref, useTexts } from '~/kit/language'
import { WorkProgress } from '~/kit/work-progress'
import { paths } from '~/paths'

/** How far a press of many has come, and who was sent nothing. */
export function SendingProgress({ progress }: { progress: Progress }) {
  const { sending } = useTexts().dunning
  const namesOf = (wanted: RequestOutcome) => progress.notSent.filter(({ outcome }) => outcome === wanted)
  return (
    <WorkProgress
      id="versand"
      progress={progress}
      words={sending}
      over={sending.over(progress.sent)}
      page={paths.dunning()}
    >
      <Names title={sending.changed} people={namesOf('changed')} />
      <Names title={sending.failed} people={namesOf('failed')} />
    </WorkProgress>
  )
}

function Names({ title, people }: { title: string; people: Progress['notSent'] }) {
  const href = useHref()
  if (people.length === 0) return null
  return (
    <>
      <p>{title}</p>
      <ul>
        {people.map(({ customerId, name }) => (
          <li key={customerId}>
            <a className="target" href={href(paths.dunningProposal(customerId))}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
