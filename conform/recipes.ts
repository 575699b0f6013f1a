import type { Recipes } from '#conform/recipe.ts'

export const recipes: Recipes = {}
