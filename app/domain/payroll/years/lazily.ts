/** An object whose values are read when they are first asked for: what is missing stops only what needs it. */
export function lazily<Value extends object>(readers: { [Key in keyof Value]-?: () => Value[Key] }): Value {
  const object = {} as Value
  for (const key of Object.keys(readers) as (keyof Value)[]) {
    Object.defineProperty(object, key, {
      enumerable: true,
      configurable: true,
      get() {
        const value = readers[key]()
        Object.defineProperty(object, key, { enumerable: true, value })
        return value
      },
    })
  }
  return object
}
