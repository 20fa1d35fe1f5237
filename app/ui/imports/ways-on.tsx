import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import type { Props } from './done-import'

export function WaysOn({ kind }: Pick<Props, 'kind'>) {
  const { imports } = useTexts()
  const href = useHref()
  return (
    <p className="actions">
      <a className="button" href={href(paths[kind]())}>
        {imports[kind].list}
      </a>
      <a className="target" href={href(paths.imports(kind))}>
        {imports.done.next}
      </a>
    </p>
  )
}
