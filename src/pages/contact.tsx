import { graphql, type PageProps } from "gatsby";
import { PageHero } from "../components/page-hero";
import { CompanyCard } from "../content-types/contact-page/company-card";
import { FormSection } from "../content-types/contact-page/form-section";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { seo, hero, company, form } = required(data.contactPage, "contact.json");
  const { url, company: address } = required(data.siteSettings, "site.json");
  return (
    <>
      <Seo {...seo} path="/contact" />
      <PageHero {...hero} />
      <div className="container-page grid gap-x-14 gap-y-14 pb-24 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <FormSection title={form.title} text={form.text} copy={form} address={`${url}/contact`} />
        </div>
        <div className="lg:col-span-5">
          <CompanyCard {...company} company={address} />
        </div>
      </div>
    </>
  );
}

export const query = graphql`
  query ContactPage {
    contactPage {
      seo {
        ...SeoFields
      }
      hero {
        title
        text
      }
      company {
        title
        addressLabel
        emailLabel
        hoursLabel
        hours {
          days
          time
        }
        reply
      }
      form {
        title
        text
        note
        fields {
          name {
            label
            placeholder
          }
          email {
            label
            placeholder
          }
          company {
            label
            placeholder
          }
          phone {
            label
            placeholder
          }
          interest {
            label
            placeholder
            options {
              value
              label
            }
          }
          message {
            label
            placeholder
          }
        }
        errors {
          name
          email
          interest
          message
        }
        subject
        subjectWithoutScript
        submit
        submitting
        success {
          title
          text
        }
        failure {
          title
          text
        }
        interrupted {
          title
          text
        }
        privacy {
          ...LinkFields
        }
      }
    }
    siteSettings {
      url
      company {
        street
        postalCode
        city
        country
        email
      }
    }
  }
`;
