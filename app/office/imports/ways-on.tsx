import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { ImportedKind } from './kind'

export function WaysOn({ kind }: { kind: ImportedKind }) {
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
