/** Shown by Umi while the code of a page loads. */
export { PageLoading as default } from '@/components/Status/PageLoading';
