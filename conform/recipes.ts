import type { Recipes } from '#conform/recipe.ts'
import { administratorRecipes } from '#conform/recipes/administrators.ts'
import { backOfficeRecipes } from '#conform/recipes/back-office.ts'
import { callNumberRecipes } from '#conform/recipes/call-number.ts'
import { callingNumberRecipes } from '#conform/recipes/calling-numbers.ts'
import { companyRecipes } from '#conform/recipes/companies.ts'
import { customerRecipes } from '#conform/recipes/customers.ts'
import { feeRecipes } from '#conform/recipes/fees.ts'
import { loginRecipes } from '#conform/recipes/login.ts'
import { paperRecipes } from '#conform/recipes/papers.ts'
import { personalDataRecipes } from '#conform/recipes/personal-data.ts'
import { productRecipes } from '#conform/recipes/products.ts'
import { profileRecipes } from '#conform/recipes/profile.ts'

/** Of every call that needs more than the contract's example; the others have none. */
export const recipes: Recipes = {
  ...loginRecipes,
  ...personalDataRecipes,
  ...callNumberRecipes,
  ...profileRecipes,
  ...productRecipes,
  ...paperRecipes,
  ...callingNumberRecipes,
  ...companyRecipes,
  ...administratorRecipes,
  ...customerRecipes,
  ...feeRecipes,
  ...backOfficeRecipes,
}
