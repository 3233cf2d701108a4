/** What Umi shows while a page's code loads. */
export { PageLoading as default } from '@/components/Status/PageLoading';
