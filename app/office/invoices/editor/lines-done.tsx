import { useTexts } from '~/kit/language'
import type { useLines } from './use-lines'

export function LinesDone({ done, undo }: Pick<ReturnType<typeof useLines>, 'done' | 'undo'>) {
  const { done: texts } = useTexts().contracts.lines
  return (
    <div className="actions" role="status">
      {done ? (
        <>
          <span>{texts[done.what]}</span>{' '}
          {done.before ? (
            <button
              type="button"
              className="button button-quiet button-row"
              aria-keyshortcuts="Control+Z"
              onClick={undo}
            >
              {texts.undo}
            </button>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
