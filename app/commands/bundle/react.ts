import { resolve } from 'node:path'
import type { Plugin } from 'esbuild'

const ELEMENTS = resolve('app/commands/bundle/jsx-runtime.ts')

/**
 * Reads each export of React once: as CommonJS it would be looked up at each use, and a page makes thousands of elements.
 * These are made by `jsx-runtime.ts`.
 */
export const reactByName: Plugin = {
  name: 'react-by-name',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^react\/jsx-runtime$/, namespace: 'file' }, ({ kind, importer }) =>
      kind === 'import-statement' && importer !== ELEMENTS ? { path: ELEMENTS } : null,
    )
    onResolve({ filter: /^react$/, namespace: 'file' }, ({ path, kind, resolveDir }) =>
      kind === 'import-statement' ? { path, namespace: 'by-name', pluginData: resolveDir } : null,
    )
    onLoad({ filter: /./, namespace: 'by-name' }, async ({ path, pluginData: resolveDir }) => {
      const names = Object.keys((await import(path)).default)
      const contents = `import all from '${path}'\nexport default all\nexport const { ${names.join(', ')} } = all`
      return { contents, resolveDir }
    })
  },
}
