import type { ElementType, ReactElement } from 'react'
import react from 'react/jsx-runtime'

type Props = Record<string, unknown>

const { $$typeof } = react.jsx('br', {}) as unknown as { $$typeof: symbol }

/**
 * An element as `react/jsx-runtime` makes it, but with the props that it is given, where React 18 copies them one by one:
 * JSX has just made them for it. What is not plain (a ref, a key among spread props, `defaultProps`) is left to React.
 */
export function jsx(type: ElementType, props: Props, key?: unknown): ReactElement {
  if (props.ref !== undefined || props.key !== undefined || (type as { defaultProps?: unknown }).defaultProps)
    return react.jsx(type, props, key as string)
  const element = { $$typeof, type, key: key === undefined ? null : `${key}`, ref: null, props, _owner: null }
  return element as ReactElement
}

/** @alias of `jsx`: React tells them apart in development only. */
export const jsxs = jsx
export const { Fragment } = react
