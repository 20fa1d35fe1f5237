/**
 * React as it is shipped. It chooses when it is first loaded: without `NODE_ENV` of production, one that checks all that it
 * renders and takes three times as long. `REACT=development` asks for that one, whose complaints are faults.
 */
if (process.env.REACT !== 'development') {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await Promise.all([import('react'), import('react/jsx-runtime'), import('react-dom/server')])
  process.env.NODE_ENV = NODE_ENV
}

export {}
