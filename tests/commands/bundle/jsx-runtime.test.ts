import { cloneElement, createElement, createRef, forwardRef, isValidElement, type ReactElement } from 'react'
import react from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Fragment, jsx, jsxs } from '~/commands/bundle/jsx-runtime'

const Named = ({ name }: { name: string }) => createElement('b', null, name)
const WithDefault = Object.assign(Named.bind(null), { defaultProps: { name: 'unnamed' } })
const Field = forwardRef<HTMLInputElement>((_, ref) => createElement('input', { ref }))

type Words = Parameters<typeof jsx>

// By React's own function, which shares nothing with ours.
test.each<[string, Words]>([
  ['a tag', ['br', {}]],
  ['children and attributes', ['p', { className: 'note', title: 'Zürich', children: ['Grüße', 1, null] }]],
  ['a key', ['li', { children: 'one' }, 'first']],
  ['a key that is a number', ['li', { children: 'one' }, 0]],
  ['an empty key', ['li', {}, '']],
  ['a key among spread props', ['li', { key: 'spread', children: 'one' }]],
  ['a key among spread props and one of its own', ['li', { key: 'spread' }, 'own']],
  ['a ref', [Field, { ref: createRef() }]],
  ['a ref that is null', [Field, { ref: null }]],
  ['a component', [Named, { name: 'Inga' }]],
  ['a component with defaults', [WithDefault, {}]],
  ['a default that is overwritten', [WithDefault, { name: 'Inga' }]],
  ['a fragment', [Fragment, { children: 'text' }]],
])('%s is the element that React makes', (_, words) => {
  const [type, props, key] = words
  const expected = react.jsx(type, { ...props }, key as string)
  for (const make of [jsx, jsxs]) {
    const made = make(type, { ...props }, key)
    expect(made).toEqual(expected)
    expect(Object.keys(made)).toEqual(Object.keys(expected))
    expect(isValidElement(made)).toBe(true)
    expect(renderToString(made)).toBe(renderToString(expected))
    expect(cloneElement(made as ReactElement, { id: 'x' })).toEqual(
      cloneElement(expected as ReactElement, { id: 'x' }),
    )
  }
})
