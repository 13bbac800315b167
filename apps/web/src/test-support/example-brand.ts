export { exampleBrand } from '@shala/app-kit/test-support/example-brand.ts';
