export { appNameOf, getBrand, startBrand, useBrandName, useBrandText } from '@shala/app-kit/brand.ts';
