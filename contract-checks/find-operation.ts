const parameter = /\{\w+\}/g

const parametersIn = (path: string) => path.match(parameter)?.length ?? 0

/** Finds the operation of a call by its method and path; a literal segment wins over a parameter. */
export function findOperation<T extends { method: string; path: string }>(operations: readonly T[]) {
  const shapes = operations
    .toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path))
    .map((operation) => ({ operation, shape: new RegExp(`^${operation.path.replaceAll(parameter, '[^/]+')}$`) }))
  return (method: string, path: string): T | undefined =>
    shapes.find(({ operation, shape }) => operation.method.toLowerCase() === method.toLowerCase() && shape.test(path))
      ?.operation
}
