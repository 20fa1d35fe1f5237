import type { TaskQuery } from '~/domain/tasks/list.server'
import { useHref, useTexts } from '~/kit/language'
import { tasksPath } from './query'

/** What is looked for stays the same in each of them. */
export function States({ query: { state, search, kind, order } }: { query: TaskQuery }) {
  const texts = useTexts().tasks
  const href = useHref()
  return (
    <nav className="screen-only" aria-label={texts.statesLabel}>
      <ul className="links-in-line">
        {(['open', 'mine', 'done'] as const).map((one) => (
          <li key={one}>
            <a
              className="target"
              href={href(tasksPath({ state: one, search, kind, order }))}
              aria-current={one === state ? 'page' : undefined}
            >
              {texts.states[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
