export * from '../../contract/content/article-body.ts'
